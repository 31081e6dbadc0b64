import type { Locale } from '#app/i18n/locale.ts'
import type { DocumentSlug, LegalDocument, SupportPage } from './document.ts'
import { document as agreementEn } from './content/player-agreement.en.ts'
import { document as agreementFr } from './content/player-agreement.fr.ts'
import { support as supportEn } from './content/player-support.en.ts'
import { support as supportFr } from './content/player-support.fr.ts'
import { document as privacyEn } from './content/privacy-policy.en.ts'
import { document as privacyFr } from './content/privacy-policy.fr.ts'

const documents: Record<DocumentSlug, Record<Locale, LegalDocument>> = {
  'player-agreement': { en: agreementEn, fr: agreementFr },
  'privacy-policy': { en: privacyEn, fr: privacyFr },
}

const support: Record<Locale, SupportPage> = { en: supportEn, fr: supportFr }

export const findDocument = (slug: DocumentSlug, locale: Locale): LegalDocument => documents[slug][locale]

export const findSupport = (locale: Locale): SupportPage => support[locale]
