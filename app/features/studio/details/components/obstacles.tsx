import X from 'lucide-react/icons/x'
import type { RefObject } from 'react'
import { commandRefusalText } from '#app/features/studio/draft/components/result-text.ts'
import { requiredFieldText } from '#app/features/studio/draft/components/required-field-text.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { RequiredField } from '#app/features/rows/required-fields.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Popover, PopoverAnchor, PopoverContent } from '#app/ui/popover.tsx'
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

type ObstaclesProps = { beside: RefObject<HTMLButtonElement | null>; onClose: () => void }

/** What prevents publishing, each with a link to where it can be fixed. Fixed ones leave the list. */
export function Obstacles({ beside, onClose }: ObstaclesProps) {
  const { busy, publish } = usePublishing()
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={beside} />
      <PopoverContent
        align="end"
        aria-label={m.studio_obstacles()}
        // Stays open beside the work while its obstacles are fixed one by one
        onInteractOutside={(event) => event.preventDefault()}
        className="grid max-h-(--radix-popover-content-available-height) w-104 gap-3 overflow-y-auto"
      >
        <div className="flex items-start justify-between gap-3">
          <h2 className="text-subheading">{m.studio_obstacles()}</h2>
          <Button variant="ghost" size="icon" aria-label={m.common_close()} onClick={onClose} className="-mt-2 -mr-2">
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
        <ObstacleList />
        <Button
          variant="accent"
          size="small"
          loading={busy}
          onClick={() => void publish()}
          className="justify-self-start"
        >
          {m.common_retry()}
        </Button>
      </PopoverContent>
    </Popover>
  )
}

function ObstacleList() {
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
