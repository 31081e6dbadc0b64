import type { Locale } from '#app/i18n/locale.ts'
import type { Guide, GuideSlug } from './guide.ts'
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
}

export const findGuide = (slug: GuideSlug, locale: Locale): Guide => guides[slug][locale]
