/** Whether this person wants nothing to move: by their system's setting, or by the player's own. Only in a browser. */
export const wantsStillness = (): boolean => document.documentElement.dataset['playerMotion'] === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
