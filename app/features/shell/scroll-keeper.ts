import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { createScrollMemory } from './scroll-memory.ts'

const memory = createScrollMemory()

/** React Router's ScrollRestoration also scrolls up on a new query and needs an inline script. */
export function useScrollKeeper(): void {
  const location = useLocation()
  const type = useNavigationType()
  useBrowserLayoutEffect(() => memory.arrive(location, type), [location, type])
  useEffect(() => memory.start(), [])
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
