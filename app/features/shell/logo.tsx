export function LogoMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <circle cx="20" cy="20" r="19" className="fill-brass" />
      <circle
        cx="20"
        cy="20"
        r="16.4"
        fill="none"
        className="stroke-on-brass"
        strokeWidth=".9"
        strokeDasharray=".9 1.67"
        opacity=".65"
      />
      <path
        d="M12.6 9.8c4.6 1.3 10.2 1.3 14.8 0l-1.4 14.8c3.1.5 5.1 1.3 5.1 2.3 0 1.9-5 3.4-11.1 3.4S8.9 28.8 8.9 26.9c0-1 2-1.8 5.1-2.3Z"
        className="fill-on-brass"
      />
      <path
        d="M20 14a2.9 2.9 0 0 1 1.5 5.4l.9 4.3a12 12 0 0 1-4.8 0l.9-4.3A2.9 2.9 0 0 1 20 14Z"
        className="fill-brass"
      />
    </svg>
  )
}
