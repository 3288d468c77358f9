/** Of several questions only the last one's answer is taken, in whatever order they come; `forget` takes none. */
export function lastWins() {
  let last = 0
  return {
    take: async <Answer>(answer: Promise<Answer>, then: (answer: Answer) => void) => {
      const mine = ++last
      const answered = await answer
      if (mine === last) then(answered)
    },
    forget: () => void last++,
  }
}
