import type { PaperChoice } from './paper-choice.schema.ts'
import type { AboutKit, Composing } from './paper-words.ts'
import { noDetails, usualChoice } from './usual-print.ts'

const about: AboutKit = {
  title: 'A kit',
  code: 'K7QX',
  version: '1a2b',
  hintsAddress: null,
  isReachable: true,
  isOpen: false,
}

type Differences = Partial<Omit<Composing, 'about' | 'choice'>> & {
  about?: Partial<AboutKit>
  choice?: Partial<PaperChoice>
}

/** What pages are composed from besides the kit: as most people print it, without names or pictures. */
export const composingWith = ({ about: told, choice, ...more }: Differences = {}): Composing => ({
  details: noDetails,
  pictures: new Map(),
  ...more,
  about: { ...about, ...told },
  choice: { ...usualChoice, ...choice },
})

const picture = { path: '/pictures/0.jpg', width: 640, height: 360 }
/** The same one, whatever the document asks for. */
export const everyPicture: Composing['pictures'] = new (class extends Map<string, typeof picture> {
  override get = () => picture
})()
