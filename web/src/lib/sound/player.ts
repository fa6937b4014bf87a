// The sounds of the table, made here from noise and tones: nothing is fetched. The browser lets a page be heard only
// after somebody touched it; until then, and with sound off, all of this is silent.
import { senses } from './senses.svelte'

export type Sound =
  'card' | 'dice' | 'step' | 'hit' | 'miss' | 'fall' | 'flag' | 'bell' | 'victory' | 'defeat'

const LOUD = 0.5

class Player {
  #context: AudioContext | null = null
  #out: GainNode | null = null
  #noise: AudioBuffer | null = null

  play(sound: Sound): void {
    if (!senses.sound || document.hidden) return
    const awake = navigator.userActivation?.hasBeenActive ?? true
    if (!awake) return
    try {
      this.#wake()
      SOUNDS[sound](this, this.#context!.currentTime + 0.01)
      // Seen by who cannot hear: the tests.
      document.documentElement.dataset.heard = sound
    } catch {
      // No sound card, or none for us: the table is all there without it.
    }
  }

  #wake(): void {
    if (!this.#context) {
      this.#context = new AudioContext()
      this.#out = this.#context.createGain()
      this.#out.gain.value = LOUD
      const soft = this.#context.createDynamicsCompressor()
      this.#out.connect(soft).connect(this.#context.destination)
    }
    if (this.#context.state === 'suspended') void this.#context.resume()
  }

  /** A tone that swells and dies. */
  tone(
    at: number,
    pitch: number,
    lasts: number,
    loud: number,
    shape: OscillatorType = 'sine',
    to = pitch,
  ): void {
    const context = this.#context!
    const source = context.createOscillator()
    source.type = shape
    source.frequency.setValueAtTime(pitch, at)
    source.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + lasts)
    source.connect(this.#swell(at, lasts, loud))
    source.start(at)
    source.stop(at + lasts + 0.05)
  }

  /** A breath of noise around a pitch: paper, dirt, powder. */
  puff(at: number, pitch: number, lasts: number, loud: number, narrow = 1, to = pitch): void {
    const context = this.#context!
    const source = context.createBufferSource()
    source.buffer = this.#noise ??= noise(context)
    source.loop = true
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = narrow
    filter.frequency.setValueAtTime(pitch, at)
    filter.frequency.exponentialRampToValueAtTime(to, at + lasts)
    source.connect(filter).connect(this.#swell(at, lasts, loud))
    source.start(at, Math.random())
    source.stop(at + lasts + 0.05)
  }

  #swell(at: number, lasts: number, loud: number): GainNode {
    const gain = this.#context!.createGain()
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.012, lasts / 4))
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
    gain.connect(this.#out!)
    return gain
  }
}

function noise(context: AudioContext): AudioBuffer {
  const found = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const data = found.getChannelData(0)
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1
  return found
}

const chord = (player: Player, at: number, pitches: number[], gap: number, loud: number) =>
  pitches.forEach((pitch, number) => {
    player.tone(at + number * gap, pitch, 0.9, loud, 'triangle')
    player.tone(at + number * gap, pitch * 2, 0.5, loud / 4)
  })

const SOUNDS: Record<Sound, (player: Player, at: number) => void> = {
  /** Pasteboard over cloth. */
  card: (player, at) => player.puff(at, 2600, 0.14, 0.16, 0.8, 1100),
  /** Five knocks on wood, slower and slower. */
  dice: (player, at) => {
    for (let knock = 0, when = at; knock < 6; knock++, when += 0.045 + knock * 0.012) {
      player.puff(when, 1500 + Math.random() * 900, 0.05, 0.3 - knock * 0.03, 4)
      player.tone(when, 320 + Math.random() * 80, 0.04, 0.08, 'triangle')
    }
  },
  step: (player, at) => {
    player.puff(at, 420, 0.08, 0.16, 1.2, 220)
    player.puff(at + 0.16, 380, 0.08, 0.12, 1.2, 200)
  },
  hit: (player, at) => {
    player.tone(at, 130, 0.32, 0.6, 'sine', 38)
    player.puff(at, 900, 0.22, 0.4, 0.6, 160)
  },
  miss: (player, at) => player.puff(at, 3200, 0.2, 0.12, 3, 900),
  fall: (player, at) => {
    player.tone(at, 210, 0.5, 0.22, 'triangle', 70)
    player.puff(at + 0.08, 500, 0.3, 0.16, 0.8, 140)
  },
  flag: (player, at) => {
    player.tone(at, 392, 0.3, 0.16, 'triangle')
    player.tone(at + 0.1, 523, 0.4, 0.16, 'triangle')
  },
  /** A desk bell, once. */
  bell: (player, at) => {
    player.tone(at, 1046, 1.1, 0.22)
    player.tone(at, 2637, 0.6, 0.07)
    player.tone(at, 4200, 0.25, 0.03)
  },
  victory: (player, at) => chord(player, at, [392, 494, 587, 784], 0.14, 0.2),
  defeat: (player, at) => chord(player, at, [392, 349, 294, 233], 0.2, 0.14),
}

export const player = new Player()
