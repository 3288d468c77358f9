declare module 'virtual:words/*' {
  const messages: import('@generated/words').Messages
  export default messages
}
