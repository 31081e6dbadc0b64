import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { rowWords } from '#app/features/studio/fields/components/row-words.ts'
import { SaveForm } from '#app/features/studio/fields/components/save-form.tsx'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody } from '#app/ui/card.tsx'
import { TabFrame } from './tab-frame.tsx'
import { useDinnerRows } from './use-dinner.ts'

const parts = [
  { field: 'introduction', hint: m.dinner_guide_introduction_hint },
  { field: 'preparation', hint: m.dinner_guide_preparation_hint },
  { field: 'eveningScript', hint: m.dinner_guide_evening_hint },
  { field: 'accusationRules', hint: m.dinner_guide_accusation_hint },
  { field: 'revealScript', hint: m.dinner_guide_reveal_hint },
] as const

export function GuideTab() {
  const { dinnerGuide, details } = useDinnerRows()
  const wordsOf = rowWords('dinnerGuide', useRowEdit(dinnerGuide), contentLanguages(details))
  return (
    <TabFrame
      title={m.dinner_tab_guide()}
      text={m.dinner_guide_text()}
      actions={<SaveForm label={m.dinner_guide_save()} saved={m.dinner_guide_saved()} />}
    >
      <Card>
        <CardBody className="gap-6">
          {parts.map(({ field, hint }) => (
            <BilingualText key={field} {...wordsOf(field)} hint={hint()} rows={6} />
          ))}
        </CardBody>
      </Card>
    </TabFrame>
  )
}
