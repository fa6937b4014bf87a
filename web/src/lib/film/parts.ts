// What is drawn while a film runs: a board is there first, and this comes after it.
export { default as Effects } from './Effects.svelte'
export { default as Film } from './Film.svelte'
