import type { Locale } from '#app/i18n/locale.ts'
import type { Guide, GuideSlug } from './guide.ts'
import { guide as adventureEn } from './content/first-adventure.en.ts'
import { guide as adventureFr } from './content/first-adventure.fr.ts'
import { guide as dinnerEn } from './content/first-dinner.en.ts'
import { guide as dinnerFr } from './content/first-dinner.fr.ts'
import { guide as roomEn } from './content/first-room.en.ts'
import { guide as roomFr } from './content/first-room.fr.ts'
import { guide as eventsEn } from './content/for-events.en.ts'
import { guide as eventsFr } from './content/for-events.fr.ts'
import { guide as museumsEn } from './content/for-museums.en.ts'
import { guide as museumsFr } from './content/for-museums.fr.ts'
import { guide as teamsEn } from './content/for-team-building.en.ts'
import { guide as teamsFr } from './content/for-team-building.fr.ts'

const guides: Record<GuideSlug, Record<Locale, Guide>> = {
  'for-events': { en: eventsEn, fr: eventsFr },
  'for-team-building': { en: teamsEn, fr: teamsFr },
  'for-museums': { en: museumsEn, fr: museumsFr },
  'first-adventure': { en: adventureEn, fr: adventureFr },
  'first-dinner': { en: dinnerEn, fr: dinnerFr },
  'first-room': { en: roomEn, fr: roomFr },
}

export const findGuide = (slug: GuideSlug, locale: Locale): Guide => guides[slug][locale]
