import { useEffect, useRef, useState } from 'react'
import { fetchGameFile, readFileOffer } from '#app/features/studio/game-file/game-file-offer.ts'
import type { AnswersKept, FileOffer } from '#app/features/studio/game-file/game-file-offer.ts'
import { largestMedia, mostHidden } from '#app/features/studio/game-file/game-file.policy.ts'
import type { FileRefusal } from '#app/features/studio/game-file/game-file.policy.ts'
import { failureText } from '#app/i18n/error-text.ts'
import { formatBytes, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Radio } from '#app/ui/checkbox.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'

type DialogProps = { project: { id: string; title: string }; onClose: () => void }

/** Says what a file of the game would hold, and makes it. */
export function GameFileDialog({ project, onClose }: DialogProps) {
  const { offer, failure, load } = useOffer(project.id)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={m.game_file_title({ title: project.title })} description={m.game_file_about()}>
        {offer && !offer.refused ? (
          <MakeForm adventureId={project.id} offer={offer} onClose={onClose} />
        ) : (
          <>
            {!offer && failure === null && (
              <Loading label={m.common_loading()}>
                <Skeleton className="h-40" />
              </Loading>
            )}
            <Failure text={failure} />
            {offer?.refused && <Notice tone="warning">{refusalText[offer.refused]()}</Notice>}
            <DialogFooter stays>
              <Button onClick={onClose}>{m.common_close()}</Button>
              {failure !== null && <Button onClick={load}>{m.common_retry()}</Button>}
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

const refusalText: Record<FileRefusal, () => string> = {
  forSale: m.game_file_for_sale,
  tooLarge: () => m.game_file_too_large({ most: formatBytes(largestMedia) }),
  empty: m.game_file_empty,
}

function useOffer(adventureId: string) {
  const [offer, setOffer] = useState<FileOffer | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isOpen = true
    readFileOffer(adventureId).then(
      (read) => isOpen && setOffer(read),
      (error: unknown) => isOpen && setFailure(failureText(error)),
    )
    return () => void (isOpen = false)
  }, [adventureId, tries])
  const load = () => {
    setFailure(null)
    setTries(tries + 1)
  }
  return { offer, failure, load }
}

const Failure = ({ text }: { text: string | null }) =>
  text !== null && (
    <Notice tone="danger" title={m.game_file_failed()}>
      {text}
    </Notice>
  )

function whyNotHidden({ hideable }: FileOffer): string | null {
  if (hideable === 0) return m.game_file_none_hideable()
  return hideable > mostHidden
    ? m.game_file_too_many({ most: formatNumber(mostHidden), count: formatNumber(hideable) })
    : null
}

type MakeFormProps = { adventureId: string; offer: FileOffer; onClose: () => void }

function MakeForm({ adventureId, offer, onClose }: MakeFormProps) {
  const notHidden = whyNotHidden(offer)
  const [answers, choose] = useState<AnswersKept>(notHidden === null ? 'hidden' : 'open')
  const { part, isDone, failure, make } = useMaking(adventureId)
  return (
    <>
      <div className="grid gap-5">
        <Failure text={failure} />
        <p>
          {offer.isPublished ? m.game_file_published() : m.game_file_draft()}{' '}
          {m.game_file_size({ size: formatBytes(offer.bytes) })}
        </p>
        <fieldset disabled={part !== null} className="grid gap-1">
          <legend className="mb-1 font-semibold">{m.game_file_answers()}</legend>
          <Radio
            name="answers"
            checked={answers === 'hidden'}
            disabled={notHidden !== null}
            onChange={() => choose('hidden')}
            label={m.game_file_hidden()}
            hint={notHidden ?? m.game_file_hidden_hint()}
          />
          <Radio
            name="answers"
            checked={answers === 'open'}
            onChange={() => choose('open')}
            label={m.game_file_readable()}
            hint={m.game_file_readable_hint()}
          />
        </fieldset>
        <InAnyCase names={answers === 'hidden' ? offer.readable : []} />
      </div>
      <DialogFooter stays>
        <Button onClick={onClose}>{isDone ? m.common_close() : m.common_cancel()}</Button>
        <Button variant="primary" loading={part !== null} onClick={() => void make(answers)}>
          {m.game_file_make()}
        </Button>
        {/* On a phone above the buttons: the row wraps upwards */}
        <div className="basis-full sm:order-first sm:my-auto sm:mr-auto sm:basis-auto">
          {part !== null && (
            <Progress label={m.game_file_making()} className="sm:w-48" {...(part > 0 && { value: part })} />
          )}
          <p role="status" className="font-semibold empty:sr-only">
            {isDone && m.game_file_done()}
          </p>
        </div>
      </DialogFooter>
    </>
  )
}

function InAnyCase({ names }: { names: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{m.game_file_in_any_case()}</p>
      <p className="text-sm text-muted">{m.game_file_in_any_case_text()}</p>
      {names.length > 0 && (
        <>
          <p className="text-sm text-muted">{m.game_file_names()}</p>
          <ul className="list-disc pl-5 text-sm wrap-anywhere">
            {names.map((name, at) => (
              // Two puzzles may have the same name
              <li key={`${at} ${name}`}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** `part`: from 0 to 1 while it is made. Closing the dialog calls it off. */
function useMaking(adventureId: string) {
  const [part, setPart] = useState<number | null>(null)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const making = useRef<AbortController>(null)
  useEffect(() => () => making.current?.abort(), [])
  const make = async (answers: AnswersKept) => {
    if (part !== null) return
    const { signal } = (making.current = new AbortController())
    setPart(0)
    setDone(false)
    setFailure(null)
    try {
      const { file, name } = await fetchGameFile(adventureId, { answers, signal, onPart: setPart })
      save(file, name)
      setDone(true)
    } catch (error) {
      if (!signal.aborted) setFailure(failureText(error))
    }
    setPart(null)
  }
  return { part, isDone, failure, make }
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Once the browser has begun to save it
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
