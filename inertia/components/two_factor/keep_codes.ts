/** Hands the codes over as a text file. */
export function downloadCodes(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}

/** Prints the sheet of codes and nothing else of the page. */
export function printCodes(): void {
  document.body.dataset.printing = 'codes'
  window.addEventListener('afterprint', () => delete document.body.dataset.printing, { once: true })
  window.print()
}
