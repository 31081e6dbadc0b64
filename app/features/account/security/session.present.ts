/** `browser` and `system` are names that need no translation; null when unknown. */
export type SessionRow = { id: string; isOwn: boolean; browser: string | null; system: string | null; lastSeen: Date }

type Listed = { id: string; agent: string | null; lastSeen: Date }

export const presentSession = ({ id, agent, lastSeen }: Listed, ownId: string): SessionRow => ({
  id,
  isOwn: id === ownId,
  browser: nameIn(browsers, agent),
  system: nameIn(systems, agent),
  lastSeen,
})

type Names = readonly (readonly [name: string, sign: RegExp])[]

/** Most browsers also name their ancestors: the first match counts. */
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (names: Names, agent: string | null): string | null =>
  names.find(([, sign]) => sign.test(agent ?? ''))?.[0] ?? null
