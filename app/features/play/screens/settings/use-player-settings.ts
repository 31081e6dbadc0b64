import { useLayoutEffect, useSyncExternalStore } from 'react'
import { defaultSettings, readSettings, rootMarks, settingsKey } from './player-settings.ts'
import type { PlayerSettings } from './player-settings.ts'

let current: PlayerSettings | null = null
const listeners = new Set<() => void>()

function kept(): string | null {
  try {
    return localStorage.getItem(settingsKey)
  } catch {
    return null
  }
}

const get = (): PlayerSettings => (current ??= readSettings(kept()))

export function changeSettings(changes: Partial<PlayerSettings>): void {
  current = { ...get(), ...changes }
  try {
    localStorage.setItem(settingsKey, JSON.stringify(current))
  } catch {
    // Storage is forbidden or full: nothing else depends on it
  }
  for (const tell of listeners) tell()
}

function takeOver(event: StorageEvent): void {
  if (event.key !== settingsKey && event.key !== null) return
  current = null
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  if (listeners.size === 0) {
    // The stored settings may have changed while nobody was listening
    current = null
    window.addEventListener('storage', takeOver)
  }
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
    if (listeners.size === 0) window.removeEventListener('storage', takeOver)
  }
}

const atServer = () => defaultSettings

export const usePlayerSettings = (): PlayerSettings => useSyncExternalStore(subscribe, get, atServer)

/** While the player is open; on a full page load the early script has already set the marks. */
export function useMarkedRoot({ text, motion, labels, guided }: PlayerSettings): void {
  useLayoutEffect(() => {
    // On hydration the settings are still the defaults: the early script's marks must not flicker
    const marks = rootMarks(get())
    for (const [name, value] of Object.entries(marks)) {
      if (value === undefined) delete document.documentElement.dataset[name]
      else document.documentElement.dataset[name] = value
    }
  }, [text, motion, labels, guided])
  useLayoutEffect(
    () => () => {
      for (const name of Object.keys(rootMarks(defaultSettings))) delete document.documentElement.dataset[name]
    },
    [],
  )
}
