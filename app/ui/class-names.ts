import { clsx } from 'clsx'
import type { ClassValue } from 'clsx'

/**
 * Joins class names. It adds and never overrides: a component's `className` is for where it stands (margin, width, grid place), its
 * variants are for how it looks. That spares every page the 8 kB that sorting out contradictory utilities would cost.
 */
export const classNames = (...parts: ClassValue[]): string => clsx(parts)
