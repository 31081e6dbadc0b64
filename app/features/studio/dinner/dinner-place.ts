/** The tab of each row kind. */
const tabs: Readonly<Record<string, string>> = {
  dinnerStory: 'story',
  character: 'characters',
  dinnerProp: 'props',
  dinnerClue: 'clues',
  course: 'courses',
  card: 'rounds',
  moment: 'timeline',
  dinnerGuide: 'guide',
}

type Place = { entity: string; id: string; field?: string }

/** Where the dinner's editor shows a row, and its field when one is meant. */
export function dinnerPlace({ entity, id, field }: Place): string {
  const asked = field === undefined ? '' : `&field=${encodeURIComponent(field)}`
  const tab = tabs[entity]
  return tab === undefined ? `/editor/${id}?tab=details${asked}` : `?tab=${tab}&row=${id}${asked}`
}
