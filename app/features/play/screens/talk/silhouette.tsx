export function Silhouette({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <defs>
        <radialGradient id="play-lamp" cx="22%" cy="14%" r="100%">
          <stop offset="0%" stopColor="hsl(42 96% 76%)" stopOpacity="0.9" />
          <stop offset="30%" stopColor="hsl(322 50% 46%)" stopOpacity="0.6" />
          <stop offset="100%" stopColor="hsl(264 52% 12%)" />
        </radialGradient>
        <linearGradient id="play-figure" x1="0" y1="0" x2="1" y2="0.5">
          <stop offset="0%" stopColor="hsl(276 44% 24%)" />
          <stop offset="46%" stopColor="hsl(266 50% 12%)" />
          <stop offset="100%" stopColor="hsl(263 56% 6%)" />
        </linearGradient>
        <linearGradient id="play-rim" x1="0" y1="0" x2="1" y2="0.3">
          <stop offset="0%" stopColor="hsl(43 100% 80%)" />
          <stop offset="34%" stopColor="hsl(43 96% 70%)" stopOpacity="0.2" />
          <stop offset="100%" stopColor="hsl(43 96% 70%)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="240" height="300" fill="hsl(264 50% 11%)" />
      <rect width="240" height="300" fill="url(#play-lamp)" />
      <path d="M24 0 148 300H-40V0z" fill="hsl(44 100% 84%)" opacity="0.1" />
      <g fill="url(#play-figure)" stroke="url(#play-rim)" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M14 304c0-44 20-64 56-75 20-6 30-14 32-32h40c2 18 12 26 32 32 36 11 56 31 56 75z" />
        <path d="M122 100c-27 0-42 19-42 47 0 32 19 61 42 61s42-29 42-61c0-28-15-47-42-47z" />
        <path d="M88 236c12 12 22 20 34 26 12-6 22-14 34-26l10 66H78z" />
        <path d="M70 128c-11-1-17-6-15-11s12-7 26-7l6-50c1-8 16-13 36-13s35 5 36 13l6 50c14 0 24 2 26 7s-4 10-15 11c-32 6-74 6-106 0z" />
      </g>
      <path d="M82 106c26 5 56 5 82 0l-2-14c-26 5-52 5-78 0z" fill="hsl(40 70% 52%)" />
      <path d="M82 106c8 1.600 16 2.700 24 3.200l-1-14c-7-.6-14-1.500-21-3z" fill="hsl(46 100% 78%)" />
    </svg>
  )
}
