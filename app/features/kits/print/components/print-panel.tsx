import Printer from 'lucide-react/icons/printer'
import { useEffect, useState } from 'react'
import { fetchParts, printAddress } from '#app/features/kits/print/fetch-print.ts'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import { differences, isSameEvening, useKeptEvening } from '#app/features/kits/print/kept-evening.ts'
import type { KeptEvening, PrintedAs } from '#app/features/kits/print/kept-evening.ts'
import type { ListedPart } from '#app/features/kits/print/print-progress.ts'
import type { PrintForm, PrintRequest } from '#app/features/kits/print/print-request.schema.ts'
import type { PrintOffer } from '#app/features/kits/print/read-print-offer.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'
import { EveningFields } from './evening-fields.tsx'
import { OtherPrint } from './other-print.tsx'
import { PageStrip } from './page-strip.tsx'
import { PartList } from './part-list.tsx'
import { PrintChoices } from './print-choices.tsx'
import { PrintState } from './print-state.tsx'
import { PrintTotals } from './print-totals.tsx'
import { isPossibleTable } from './table.ts'
import type { Table } from './table.ts'
import { usePrint } from './use-print.ts'
import { unnamed, usualRequest, useSizes } from './use-sizes.ts'
import { useUsualPaper } from './usual-paper.ts'

type PrintPanelProps = { id: string; offer: PrintOffer; table: Table }

/** The element that "Get the kit" leads to. */
export const printId = 'print-kit'

/** The contents of the box, how it is printed, and for whom. */
export function PrintPanel({ id, offer, table }: PrintPanelProps) {
  const usualPaper = useUsualPaper()
  const [kept, keep] = useKeptEvening(id)
  const { state, print, stop, isBusy } = usePrint(id)
  const { request, printedAs, wantsDraft } = wished(offer, possible(table, kept), usualPaper)
  const { choice, details } = request
  const hasAll = offer.standing !== 'open'
  const isWorking = useScripts()
  const { asNow, isChanged, others } = besidePrint(offer, request, printedAs)
  const showsChanges = isChanged && others.length === 0
  const { parts, saysChanges, allFits } = useParts(id, offer, request, showsChanges)
  const sizes = useSizes(id, offer, request)
  const order = (form: PrintForm, more: Partial<PrintRequest> = {}) => {
    if (!isBusy) void print({ ...request, form, ...more })
  }
  /** Afterwards the host has a print that matches what they entered. */
  const orderAll = async (form: PrintForm, changedOnly = false) => {
    if (!isBusy && (await print({ ...request, form, changedOnly })) && hasAll)
      keep({ earlier: details, printedAs: asNow, choice })
  }
  return (
    <section aria-labelledby={printId} className="grid gap-6">
      <div className="grid gap-2">
        <h2 id={printId} tabIndex={-1} className="scroll-mt-24 text-heading">
          {hasAll ? m.print_heading() : m.print_open_heading()}
        </h2>
        <p className="max-w-prose text-muted">{hasAll ? m.print_lead() : m.print_open_lead()}</p>
      </div>
      <form
        method="post"
        action={printAddress(id)}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void orderAll('pdf')
        }}
      >
        <PrintChoices
          choice={choice}
          languages={offer.languages}
          hasGuests={table.seats.length > 0}
          hasAll={hasAll}
          onChange={(change) => keep({ choice: { ...kept.choice, ...change } })}
        />
        {offer.standing === 'own' && isWorking && (
          <Checkbox
            label={m.print_draft()}
            checked={wantsDraft}
            onChange={(event) => keep({ isDraft: event.target.checked })}
          />
        )}
        {isWorking && <EveningFields table={table} kept={kept} hasAll={hasAll} onChange={keep} />}
        <PrintButtons
          hasAll={hasAll}
          isWorking={isWorking}
          isBusy={isBusy}
          hasChanges={showsChanges && !allFits}
          onZip={() => void orderAll('zip')}
          onChanged={() => void orderAll('pdf', true)}
        />
        <PrintState state={state} onStop={stop} />
      </form>
      <PageStrip id={id} parts={parts} choice={choice} isDraft={request.isDraft} />
      <div className="grid gap-3">
        <h3 className="text-lg font-semibold">{m.print_box_heading()}</h3>
        {showsChanges && (
          <p className="max-w-prose text-muted">{allFits ? m.print_changes_none() : m.print_changes_lead()}</p>
        )}
        {isChanged && printedAs && others.length > 0 && (
          <OtherPrint
            printedAs={printedAs}
            others={others}
            onBack={() => keep({ choice: printedAs.choice, isDraft: printedAs.isDraft })}
          />
        )}
        {hasAll && <PrintTotals parts={parts} sizes={sizes} />}
        <PartList
          parts={parts}
          sizes={sizes}
          language={choice.language === getLocale() ? undefined : choice.language}
          showsChanges={saysChanges}
          mayHave={(part) => isWorking && (hasAll || part.reader === 'anyone')}
          isBusy={isBusy}
          onPrint={(part) => order('pdf', { part: part.id })}
        />
      </div>
      {offer.hints && (
        <p className="max-w-prose">
          {m.print_hints_text()} <TextLink to={offer.hints}>{m.print_hints_link()}</TextLink>
        </p>
      )}
    </section>
  )
}

/** The request that results from what they entered and chose. */
function wished(offer: PrintOffer, kept: KeptEvening, usualPaper: PrintRequest['choice']['paper']) {
  const usual = usualRequest(offer).choice
  const { earlier, printedAs, choice: chosen, isDraft: wantsDraft, ...details } = kept
  const choice: PrintRequest['choice'] = {
    ...usual,
    paper: usualPaper,
    ...chosen,
    language: offer.languages.find((each) => each === chosen.language) ?? usual.language,
  }
  const request: PrintRequest = {
    form: 'pdf',
    choice,
    details,
    part: null,
    changedOnly: false,
    earlier,
    isDraft: offer.standing === 'draft' || (offer.standing === 'own' && wantsDraft),
  }
  return { request, printedAs, wantsDraft }
}

/** The same, compared with the print that they have. */
function besidePrint(
  { standing, edition }: PrintOffer,
  { choice, details, earlier, isDraft }: PrintRequest,
  printedAs: PrintedAs | null,
) {
  const asNow: PrintedAs = { choice, isDraft, edition: isDraft ? null : edition }
  return {
    asNow,
    isChanged: standing !== 'open' && earlier !== null && !isSameEvening(details, earlier),
    others: printedAs ? differences(printedAs, asNow) : [],
  }
}

type PrintButtonsProps = {
  hasAll: boolean
  isWorking: boolean
  isBusy: boolean
  hasChanges: boolean
  onZip: () => void
  onChanged: () => void
}

/** The first submits the form, which works without scripts. */
function PrintButtons({ hasAll, isWorking, isBusy, hasChanges, onZip, onChanged }: PrintButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {hasAll ? (
        <>
          <Button type="submit" variant="accent" name="form" value="pdf" aria-disabled={isBusy || undefined}>
            <Printer aria-hidden="true" className="size-4.5" />
            {m.print_all_pdf()}
          </Button>
          {isWorking && (
            <Button aria-disabled={isBusy || undefined} onClick={onZip}>
              {m.print_all_zip()}
            </Button>
          )}
          {hasChanges && (
            <Button aria-disabled={isBusy || undefined} onClick={onChanged}>
              {m.print_changed_only()}
            </Button>
          )}
        </>
      ) : (
        <Button type="submit" variant="accent" aria-disabled={isBusy || undefined}>
          <Printer aria-hidden="true" className="size-4.5" />
          {m.print_open_pdf()}
        </Button>
      )}
    </div>
  )
}

/** If the dinner was not checked for that seating, everybody counts as coming. */
function possible(table: Table, kept: KeptEvening): KeptEvening {
  const tried = <Details extends EveningDetails>(details: Details): Details =>
    isPossibleTable(table, details.absentIds) ? details : { ...details, absentIds: [] }
  return { ...tried(kept), earlier: kept.earlier && tried(kept.earlier) }
}

/** The parts as the server lists them for that choice; the page itself has those for its language and all guests. */
function useParts(id: string, offer: PrintOffer, request: PrintRequest, isCompared: boolean) {
  const [known, setKnown] = useState({ of: '', parts: offer.parts })
  const { choice, details, earlier, isDraft } = request
  const isDrafted = isDraft && offer.standing !== 'draft'
  const compared = isCompared ? { details, earlier } : null
  const bare = unnamed(details)
  const wished = [choice.language, choice.hostPlays, choice.rounds, choice.isSent, bare, isDrafted, compared]
  const { choice: usually } = usualRequest(offer)
  const usual = [usually.language, false, usually.rounds, false, unnamed(usualRequest(offer).details), false, null]
  const wish = JSON.stringify(wished) === JSON.stringify(usual) ? '' : JSON.stringify(wished)
  useEffect(() => {
    if (wish === '') return
    const control = new AbortController()
    const asked = { ...request, ...(compared ?? { details: bare, earlier: null }) }
    // Somebody may be typing a name
    const pause = setTimeout(async () => {
      const parts = await fetchParts(id, asked, control.signal)
      if (parts && !control.signal.aborted) setKnown({ of: wish, parts })
    }, 300)
    return () => {
      clearTimeout(pause)
      control.abort()
    }
    // `wish` contains everything in the request that the list depends on
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, wish])
  const parts: readonly ListedPart[] = wish === '' ? offer.parts : known.parts
  const saysChanges = isCompared && (wish === '' || known.of === wish)
  const allFits = saysChanges && parts.every(({ change }) => change === 'same' || change === 'gone')
  return { parts, saysChanges, allFits }
}
