import { useCallback, useEffect, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'

/** React Router keeps the old page when a navigation begins during a revalidation. */
export function useRefreshWhenIdle(): () => void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const idle = state === 'idle' && navigation.state === 'idle' && fetchers.every((fetcher) => fetcher.state === 'idle')
  const isIdle = useRef(false)
  const isWanted = useRef(false)
  useEffect(() => {
    isIdle.current = idle
    if (!idle || !isWanted.current) return
    isWanted.current = false
    void revalidate()
  }, [idle, revalidate])
  return useCallback(() => {
    if (isIdle.current) void revalidate()
    else isWanted.current = true
  }, [revalidate])
}
