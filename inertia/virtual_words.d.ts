declare module 'virtual:words/*' {
  const messages: Partial<import('@generated/words').Messages>
  export default messages
}
