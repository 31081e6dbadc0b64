import { useEffect, useMemo, useReducer } from 'react'
import { noAftermath, stepAftermath } from './happenings.ts'
import { keepWaits, keptWaits } from './waits.ts'

export function useAftermath() {
  const [aftermath, tell] = useReducer(stepAftermath, noAftermath)
  const { waits } = aftermath
  useEffect(() => tell({ type: 'waits_remembered', waits: keptWaits() }), [])
  useEffect(() => {
    if (waits !== noAftermath.waits) keepWaits(waits)
  }, [waits])
  const setAside = useMemo(
    () => ({
      remarks: () => tell({ type: 'remarks_put_away' }),
      message: () => tell({ type: 'message_put_away' }),
      closeUp: () => tell({ type: 'close_up_put_away' }),
    }),
    [],
  )
  return { aftermath, tell, setAside }
}
