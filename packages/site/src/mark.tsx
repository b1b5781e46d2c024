/** Parley's mark: two sides facing each other, and the coin between them in the second accent. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" fill="currentColor">
      <path d="M12 6H9a5 5 0 0 0-5 5v10a5 5 0 0 0 5 5h3v-4H9a1 1 0 0 1-1-1V11a1 1 0 0 1 1-1h3z" />
      <path d="M20 6h3a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5h-3v-4h3a1 1 0 0 0 1-1V11a1 1 0 0 0-1-1h-3z" />
      <circle cx="16" cy="16" r="4" className="text-brand" fill="currentColor" />
    </svg>
  );
}
