/** Keys of the layers that are drawn into a scene: none of them in its own picture. */
export type Shown = ReadonlySet<string>

export const nothing: Shown = new Set()
