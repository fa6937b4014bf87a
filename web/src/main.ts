import './fonts.css'
import './app.css'
import './lib/ui/contrast.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { watchPointer } from '$lib/ui/stillness'
import { theme } from '$lib/ui/theme.svelte'
import { startWords } from '$lib/words/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
theme.apply()
watchPointer(window)
await startWords()
mount(App, { target })
