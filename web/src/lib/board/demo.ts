// For whoever works on the board: `npm run dev`, then /demo.html?sample=normandy-1&at=20. Not part of the build.
import '../../fonts.css'
import '../../app.css'
import { mount } from 'svelte'
import { startWords, words } from '$lib/words/words.svelte'
import Demo from './Demo.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('demo.html has no #app')
const wish = new URLSearchParams(location.search)
const name = wish.get('sample') ?? 'normandy-1'
const sample = await (await fetch(`/sample/${name}.json`)).json()
document.documentElement.dataset['theatre'] = sample.stage.scenario.theatre
document.documentElement.dataset['table'] = wish.get('table') ?? 'light'
await startWords()
if (wish.get('lang') === 'fr') await words.speak('fr')
mount(Demo, { target, props: { ...sample, at: Number(wish.get('at') ?? 0) } })
