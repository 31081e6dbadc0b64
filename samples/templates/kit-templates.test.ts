import { expect, test } from 'vitest'
import { checkDinner } from '#app/features/kits/checks/dinner/check-dinner.ts'
import { checkRoom } from '#app/features/kits/checks/room/check-room.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import { locales } from '#app/i18n/locale.ts'
import { dinnerOf, roomOf } from '#samples/kit-document.fixtures.ts'
import { kitTemplates } from './all-templates.ts'

test.each(kitTemplates.flatMap((template) => locales.map((locale) => ({ key: template.key, template, locale }))))(
  '$key has nothing for the checker to say when it is written in the language $locale',
  ({ template, locale }) => {
    const languages = languagesOf({ ...template, primaryLanguage: locale })
    const findings =
      template.kind === 'escape-room'
        ? checkRoom({ document: roomOf(template, locale), languages })
        : checkDinner({ document: dinnerOf(template, locale), languages })
    expect(findings.map(({ code, where, params }) => [code, where, params])).toEqual([])
  },
)
