import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { newId } from '#app/shared/ids.ts'
import type { FlashCode } from '#app/shared/flash-codes.ts'

const channelName = 'whodini-auth'

// A channel also hears what another object of the same tab says
const thisTab = newId()

const announced: readonly FlashCode[] = ['welcomeBack', 'accountCreated', 'signedOut']

/** Tells the other tabs of this browser that somebody signed in or out here. */
export function announceAuthChange(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(thisTab)
  channel.close()
}

/**
 * Keeps the tabs of a browser together: a change elsewhere makes this one ask the server anew, which shows a page of a
 * visitor or leads to the sign-in. A change here is told by the notice that it left, with or without a new document.
 * @param flash the notice that the root loader found, if any
 */
export function useAuthChannel(flash: FlashCode | null): void {
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }) => {
      if (data !== thisTab) void revalidate()
    })
    return () => channel.close()
  }, [revalidate])

  useEffect(() => {
    if (flash && announced.includes(flash)) announceAuthChange()
  }, [flash])
}
