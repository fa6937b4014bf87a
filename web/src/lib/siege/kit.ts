// What only an embattled city needs; `furnish` fetches it with the stage, before anything of it is shown.
export const siege: Partial<typeof import('./parts')> = {}
