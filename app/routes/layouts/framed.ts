/** These fill the window: the frame would be in their way, and without scripts they show nothing. */
const unframed: ReadonlySet<string> = new Set([
  'routes/studio/editor',
  'routes/studio/mystery-dinner',
  'routes/studio/escape-room',
  'routes/play/run',
  'routes/play/embed',
  'routes/locks/embed-lock',
  'routes/learning/play',
  'routes/learning/choose',
  'routes/learning/refused',
  'routes/groups/kiosk',
  'routes/groups/screen',
  'routes/evenings/guest',
  'routes/evenings/table',
])

export const isFramed = (matches: readonly { id: string }[]): boolean => !matches.some(({ id }) => unframed.has(id))
