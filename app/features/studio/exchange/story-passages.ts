import type { Passage } from './story-pieces.ts'

export const looksLikeStory = (text: string): boolean => /<tw-storydata\b/i.test(text) || /^::/m.test(text)

const code = ['script', 'stylesheet', 'widget', 'twine.private', 'annotation']
const special = new Set([
  'StoryInit',
  'StoryMenu',
  'StoryCaption',
  'StoryBanner',
  'StoryAuthor',
  'StorySubtitle',
  'StoryInterface',
  'StoryDisplayTitle',
  'StoryShare',
  'StorySettings',
  'StoryIncludes',
  'PassageHeader',
  'PassageFooter',
  'PassageReady',
  'PassageDone',
])

export const isCode = ({ tags }: Passage): boolean => tags.some((tag) => code.includes(tag.toLowerCase()))
/** Its changes of variables happen before the story begins. */
export const isBefore = ({ name, tags }: Passage): boolean => name === 'StoryInit' || tags.includes('startup')
/** Belongs to no place of the story: a part of every page, or of the window around it. */
const isAround = ({ name, tags }: Passage): boolean =>
  special.has(name) || tags.some((tag) => ['startup', 'header', 'footer', 'debug-startup', 'init'].includes(tag))
export const isTold = (passage: Passage): boolean => !isCode(passage) && !isAround(passage)
