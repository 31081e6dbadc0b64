import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { createScrollMemory } from './scroll-memory.ts'

/** One document has one scroll position. Used in effects only, so never on the server. */
const memory = createScrollMemory()

/**
 * Puts the page where `scrollTarget` says after each navigation. It takes the place of React Router's ScrollRestoration, which scrolls up
 * on a new query too and needs an inline script.
 */
export function useScrollKeeper(): void {
  const location = useLocation()
  const type = useNavigationType()
  useBrowserLayoutEffect(() => memory.arrive(location, type), [location, type])
  useEffect(() => memory.start(), [])
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
