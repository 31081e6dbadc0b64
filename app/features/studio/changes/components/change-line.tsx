import type { ChangeView } from '#app/features/studio/changes/change-view.ts'
import { mergeChanges } from '#app/features/rows/changes.ts'
import { findRow } from '#app/features/studio/draft/draft.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { changeOf } from '#app/features/studio/draft/make-command.ts'
import { rowLink } from '#app/features/studio/draft/row-link.ts'
import { rowAbout } from '#app/features/studio/draft/components/row-about.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { may, mayCommand } from '#app/features/drafts/draft.policy.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { notify } from '#app/ui/toaster.ts'
import { asChanges, comparedFields, labelOfField, valuesOf } from './change-fields.ts'

const deeds: Record<ChangeView['op'], () => string> = {
  create: m.changes_created,
  change: m.changes_changed,
  remove: m.changes_removed,
  replace: m.changes_replaced,
}

/** `isCompared`: with a version, in which nobody in particular did it. */
type ChangeLineProps = { change: ChangeView; onLeave: () => void; isCompared?: boolean }

/** Who did what to which row, with a look at what was before. */
export function ChangeLine({ change, onLeave, isCompared = false }: ChangeLineProps) {
  const draft = useDraft()
  const zone = useReaderZone()
  const { kind, rowId, op, fields, by, at } = change
  const about = rowAbout(draft, change)
  const to = rowLink(draft, { kind, rowId, field: fields.find((each) => !each.includes(':')) ?? null })
  return (
    <li className="grid gap-2 rounded-control border border-line bg-surface p-4">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        {!isCompared && <span className="font-semibold wrap-anywhere">{by ?? m.people_nobody()}</span>}
        <span className="text-muted">{isCompared ? deeds[op]() : `${deeds[op]()} · ${formatMoment(at, zone)}`}</span>
      </p>
      {op !== 'replace' && (
        <p className="wrap-anywhere">
          {to === null ? (
            <>
              {about} <span className="text-muted">({m.changes_row_gone()})</span>
            </>
          ) : (
            <Link to={to} onClick={onLeave} className={textLinkStyles}>
              {about}
            </Link>
          )}
        </p>
      )}
      {fields.length > 0 && (
        <p className="text-sm text-muted">{fields.map((each) => labelOfField(kind, each)).join(', ')}</p>
      )}
      {Object.keys(change.before).length > 0 && <Compared change={change} isThere={to !== null} name={about} />}
    </li>
  )
}

function Compared({ change, isThere, name }: { change: ChangeView; isThere: boolean; name: string }) {
  const draft = useDraft()
  const { run, busy } = useCommand()
  const kept = Object.keys(change.before)
  const left = change.fields.filter((each) => !(each in change.before))
  const mayBringBack = (keys: readonly string[]) =>
    isThere &&
    may(draft.role, 'versions') &&
    mayCommand(
      draft.role,
      [{ op: 'change', kind: change.kind, fields: asChanges(valuesOf(change.before, keys)) }],
      draft.details,
    )
  const bringBack = async (keys: readonly string[]) => {
    const command = (current: Draft) => {
      const found = findRow(current, change.rowId)
      if (!found) return null
      const back = changeOf(found.kind, found.row, asChanges(valuesOf(change.before, keys)))
      // What somebody has written since then is asked about
      return { ...back, was: mergeChanges(back.was, asChanges(valuesOf(change.after, keys))) }
    }
    if (await run(command, m.changes_back_failed())) void notify({ title: m.changes_back_done(), tone: 'success' })
  }
  return (
    <details>
      <FoldSummary className="text-sm">{m.changes_compare()}</FoldSummary>
      <div className="grid gap-4 pt-1">
        {comparedFields(change, draft).map(({ key, label, mine, theirs, pictures }) => (
          <div key={key} className="grid gap-2">
            <p className="font-semibold">{label}</p>
            <div className="grid gap-3 sm:grid-cols-2">
              <Side title={m.changes_before()} text={theirs} picture={pictures?.theirs} />
              <Side title={m.changes_after()} text={mine} picture={pictures?.mine} />
            </div>
            {kept.length > 1 && mayBringBack([key]) && (
              <Button
                size="small"
                variant="ghost"
                className="justify-self-start"
                disabled={busy}
                aria-label={m.changes_back_named({ name: `${label} (${name})` })}
                onClick={() => void bringBack([key])}
              >
                {m.changes_back_field()}
              </Button>
            )}
          </div>
        ))}
        {left.length > 0 && (
          <p className="text-sm text-muted">
            {m.changes_too_long({ fields: left.map((each) => labelOfField(change.kind, each)).join(', ') })}
          </p>
        )}
        {mayBringBack(kept) && (
          <Button
            size="small"
            className="justify-self-start"
            loading={busy}
            aria-label={m.changes_back_named({ name })}
            onClick={() => void bringBack(kept)}
          >
            {kept.length > 1 ? m.changes_back_all() : m.changes_back()}
          </Button>
        )}
      </div>
    </details>
  )
}

const Side = ({ title, text, picture }: { title: string; text: string; picture: string | null | undefined }) => (
  <div className="min-w-0 rounded-control border border-line bg-raised p-3">
    <p className="text-sm font-medium text-muted">{title}</p>
    {picture && (
      <img
        src={picture}
        alt={m.studio_conflict_picture()}
        className="mb-1 block h-32 max-w-full rounded-small object-contain"
      />
    )}
    <p className="whitespace-pre-wrap wrap-anywhere">{text || (picture ? null : m.studio_conflict_empty())}</p>
  </div>
)
