import { commandRefusalText } from '#app/features/studio/draft/components/result-text.ts'
import { requiredFieldText } from '#app/features/studio/draft/components/required-field-text.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { RequiredField } from '#app/features/rows/required-fields.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink, textLinkStyles } from '#app/ui/text-link.tsx'
import { Found } from './found.tsx'
import { usePublishing } from './publishing.tsx'
import { isUnverified, Unverified } from './unverified.tsx'

/** What the address calls the field. */
const places: Record<RequiredField, string> = {
  title: 'title',
  description: 'description',
  category: 'category',
  cover: 'cover',
  players: 'recommendedPlayers',
}

/** What prevents publishing, each with a link to where it can be fixed. Fixed ones leave the list. */
export function Obstacles() {
  const draft = useDraft()
  const { refusal, found } = usePublishing()
  const details = `/editor/${draft.details.id}?tab=details`
  const isElsewhere = refusal && !['missingFields', 'findings', 'kitFindings'].includes(refusal.reason)
  return (
    <div className="grid gap-3">
      {draft.missing.length > 0 && (
        <Notice tone="danger" title={m.studio_obstacles_fields()}>
          <ul className="grid list-disc gap-2 pl-5 text-sm">
            {draft.missing.map((field) => (
              <li key={field}>
                <Link to={`${details}&field=${places[field]}`} className={textLinkStyles}>
                  {requiredFieldText(field)}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Unverified refusal={refusal} />
      {isElsewhere && !isUnverified(refusal) && (
        <Notice tone="danger" title={commandRefusalText(refusal)}>
          {refusal.reason === 'priceTooLow' && (
            <TextLink to={`${details}&field=price`}>{m.studio_finding_go()}</TextLink>
          )}
        </Notice>
      )}
      <Found {...found} />
    </div>
  )
}
