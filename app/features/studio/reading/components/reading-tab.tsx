import { useMemo } from 'react'
import { fileFieldsOf, viewedAs, viewsIn } from '#app/features/studio/draft/view.ts'
import type { AssetView, DraftView } from '#app/features/studio/draft/view.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { Found } from '#app/features/studio/details/components/found.tsx'
import { usePublishing } from '#app/features/studio/details/components/publishing.tsx'
import { RowNotes } from '#app/features/studio/notes/components/row-notes.tsx'
import { otherLanguage } from '#app/features/studio/fields/components/content-languages.ts'
import { readLines, TextLines } from '#app/features/studio/texts/components/text-lines.tsx'
import { nameOfPart } from '#app/features/studio/texts/components/text-place.tsx'
import { TextReader } from '#app/features/studio/texts/text-places.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** The whole draft, to be read by somebody who changes nothing in it. */
export function ReadingTab() {
  const draft = useDraft()
  const { primaryLanguage } = draft.details
  const languages = useMemo(
    () => ({ primary: primaryLanguage, other: otherLanguage(primaryLanguage) }),
    [primaryLanguage],
  )
  const places = useMemo(() => new TextReader().read(draft, [], languages), [draft, languages])
  return (
    <section aria-labelledby="reading" className="grid max-w-4xl gap-5">
      <header className="grid gap-1">
        <h2 id="reading" className="text-heading">
          {m.people_reading()}
        </h2>
        <p className="max-w-prose text-muted">{m.people_reading_lead()}</p>
      </header>
      <Check />
      {places.map(({ kind, id, name, lines, inside }) => (
        <Card key={id} id={`row-${id}`} className="scroll-mt-40">
          <CardBody className="gap-4 p-5 sm:p-6">
            <h3 className="text-subheading">
              <span className="mr-2 font-text text-sm font-semibold text-muted">{kindOf(kind).label()}</span>
              <span lang={languages.primary}>{name}</span>
            </h3>
            <Pictures draft={draft} kind={kind} id={id} />
            <TextLines lines={readLines(lines)} languages={languages} />
            <RowNotes kind={kind} id={id} name={name} />
            {inside.map((part) => (
              <section
                key={part.id}
                id={`row-${part.id}`}
                className="grid scroll-mt-40 gap-3 border-t border-line pt-4"
              >
                <h4 className="font-semibold" lang={languages.primary}>
                  {nameOfPart(part)}
                </h4>
                <Pictures draft={draft} kind={part.kind} id={part.id} />
                <TextLines lines={readLines(part.lines)} languages={languages} />
                <RowNotes kind={part.kind} id={part.id} name={nameOfPart(part)} />
              </section>
            ))}
          </CardBody>
        </Card>
      ))}
    </section>
  )
}

function Check() {
  const { busy, check, found } = usePublishing()
  const { details } = useDraft()
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button disabled={busy} onClick={() => void check()}>
          {m.studio_check()}
        </Button>
        {details.kind === 'online-adventure' && (
          <TextLink to={`/editor/${details.id}/walkthrough`}>{m.walkthrough_link()}</TextLink>
        )}
      </div>
      <Found {...found} />
    </div>
  )
}

function Pictures({ draft, kind, id }: { draft: DraftView; kind: KindName; id: string }) {
  const row = viewsIn(draft, kind).find((each) => each.id === id)
  const files = fileFieldsOf(kind).flatMap((field) => (row?.[viewedAs(field)] as AssetView | null) ?? [])
  const pictures = files.filter(({ width }) => width > 0)
  if (pictures.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3">
      {pictures.map(({ id: file, url, width, height }) => (
        <Picture
          key={file}
          src={url}
          alt=""
          width={width}
          height={height}
          className="max-h-64 w-auto rounded-control border border-line"
        />
      ))}
    </div>
  )
}
