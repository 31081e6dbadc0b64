/** Below whatever leads somewhere. */
export const look = { type: 'look', zIndex: 0 } as const
