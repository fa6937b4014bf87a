import '@fontsource/barlow-condensed/latin-500.css'
import '@fontsource/barlow-condensed/latin-700.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { theme } from '$lib/ui/theme.svelte'
import { startWords } from '$lib/words/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
theme.apply()
await startWords()
mount(App, { target })
