// What of the table may be heard, felt and told from afar: the player's wishes, kept by this browser.
import { keep, recall } from '$lib/ui/kept'

const SOUND = 'undaunted.sound'
const VIBRATION = 'undaunted.vibration'
const NOTICE = 'undaunted.notice'
const TOUCH = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

class Senses {
  sound = $state(recall(SOUND) !== 'off')
  vibration = $state(recall(VIBRATION) !== 'off')
  notice = $state(recall(NOTICE) === 'on' && allowed() === 'granted')

  /** Only where there is something that can tremble. */
  canVibrate = TOUCH && typeof navigator.vibrate === 'function'

  hear = (on: boolean): void => {
    this.sound = on
    keep(SOUND, on ? 'on' : 'off')
  }

  feel = (on: boolean): void => {
    this.vibration = on
    keep(VIBRATION, on ? 'on' : 'off')
    if (on) this.shake(30)
  }

  /** The browser asks for leave, and only because somebody pressed a button. */
  tell = async (on: boolean): Promise<void> => {
    if (on && allowed() === 'default') await Notification.requestPermission()
    this.notice = on && allowed() === 'granted'
    keep(NOTICE, this.notice ? 'on' : 'off')
  }

  shake(pattern: number | number[]): void {
    if (this.vibration && this.canVibrate) navigator.vibrate(pattern)
  }
}

/** insecure: an address at which browsers let no page do it. */
export function allowed(): NotificationPermission | 'insecure' {
  if (typeof Notification === 'undefined' || !isSecureContext) return 'insecure'
  return Notification.permission
}

export const senses = new Senses()
