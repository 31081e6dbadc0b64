import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CommandAnswer, GuestCommand, Refusal } from '#app/features/kits/evening/evening.ts'
import { commandsOf, eventsOf } from '#app/features/kits/evening/evening-path.ts'
import type { GuestView } from '#app/features/kits/evening/evening-views.ts'
import { Outbox } from '#app/features/kits/evening/outbox.ts'
import type { OutboxState } from '#app/features/kits/evening/outbox.ts'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { AppError } from '#app/shared/app-error.ts'
import { askJson } from '#app/shared/ask-json.ts'
import { deviceStorage } from '#app/shared/unsent-edits.ts'
import { useLivePicture } from '#app/ui/use-live-picture.ts'

export type Guest = {
  view: GuestView
  /** Nothing new arrives at the moment. */
  isLost: boolean
  put: (command: GuestCommand) => void
  /** What this guest has set last, if the evening does not show it yet. */
  latest: <Type extends GuestCommand['type']>(slot: string, type: Type) => Extract<GuestCommand, { type: Type }> | null
  isUnsent: (slot: string) => boolean
  refused: (slot: string) => Refusal | 'failed' | null
}

const passing: readonly string[] = ['offline', 'unavailable', 'slowDown']
const mayWait = (error: unknown): boolean => error instanceof AppError && passing.includes(error.code)

const nothing: OutboxState = { waiting: {}, refused: {}, isAway: false }
const isNothing = () => nothing

export function useGuest(path: string, first: GuestView): Guest {
  const { picture: view, isLost } = useLivePicture(eventsOf(path), 'view', first)
  const [box] = useState(
    () =>
      new Outbox({
        send: async (command) => (await askJson(commandsOf(path), command)) as CommandAnswer,
        mayWait,
        storage: deviceStorage(),
        name: `whodini-evening:${first.me.id}`,
      }),
  )
  // What was kept on the device is not in the server's page
  const { waiting, refused, isAway } = useSyncExternalStore(box.subscribe, box.get, isNothing)
  useEffect(() => box.seen(view.version), [box, view.version])
  const { hasOpened } = view.me
  useEffect(() => {
    // Not by the page's request: programs that preview links make it, too
    if (!hasOpened) askJson(commandsOf(path), { type: 'open' } satisfies GuestCommand).catch(() => undefined)
  }, [path, hasOpened])
  const locale = getLocale()
  const before = useRef(locale)
  useEffect(() => {
    if (before.current === locale) return
    before.current = locale
    // Their next phone begins with it
    askJson(commandsOf(path), { type: 'language', language: locale } satisfies GuestCommand).catch(() => undefined)
  }, [path, locale])
  useEffect(() => {
    const again = () => box.flush()
    again()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      box.rest()
    }
  }, [box])
  return {
    view,
    isLost: isLost || isAway,
    put: box.put,
    latest: (slot, type) => {
      const command = waiting[slot]?.command
      return command?.type === type ? (command as Extract<GuestCommand, { type: typeof type }>) : null
    },
    isUnsent: (slot) => waiting[slot]?.sentAs === null,
    refused: (slot) => refused[slot] ?? null,
  }
}
