import { useNavigation } from 'react-router'

export function NavigationProgress() {
  const idle = useNavigation().state === 'idle'
  if (idle) return null
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-[3px] origin-left animate-approach bg-brass opacity-0"
    />
  )
}
