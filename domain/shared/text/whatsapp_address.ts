/** Opens a chat with a phone number in E.164. */
export const whatsappAddress = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`
