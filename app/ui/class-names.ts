import { clsx } from 'clsx'
import type { ClassValue } from 'clsx'

/** Joins and never overrides, which saves every page the 8 kB of a library that resolves conflicting utilities. */
export const classNames = (...parts: ClassValue[]): string => clsx(parts)
