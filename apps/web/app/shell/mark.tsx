/** Parley's mark: two voices facing each other. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" fill="currentColor">
      <path d="M13 6H8a4 4 0 0 0-4 4v12a4 4 0 0 0 4 4h5v-4H8V10h5z" />
      <path d="M19 6h5a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-5v-4h5V10h-5z" />
      <circle cx="16" cy="16" r="3" />
    </svg>
  );
}
