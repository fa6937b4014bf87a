// What is fetched for a city, all at once.
import './city.css'

export { city } from './city'
export { default as CityMarks } from './CityMarks.svelte'
