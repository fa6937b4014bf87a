// All that is drawn of mines: it comes with the boards that have some.
export { default as Edges } from './Edges.svelte'
export { default as Effect } from './Effect.svelte'
