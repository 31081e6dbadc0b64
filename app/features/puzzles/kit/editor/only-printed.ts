import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** Whether the puzzle is only printed. */
export const OnlyPrinted = createContext(false)

/** What means something only where a puzzle is played on a screen. */
export const OnScreen = ({ children }: { children: ReactNode }): ReactNode =>
  useContext(OnlyPrinted) ? null : children
