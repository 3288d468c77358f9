declare module 'saxen' {
  type Decode = (text: string) => string

  interface Events {
    openTag(name: string, attributes: () => Record<string, string>, decode: Decode): void
    closeTag(name: string): void
    text(value: string, decode: Decode): void
    cdata(value: string): void
    attention(value: string): void
    error(error: Error): void
    warn(error: Error): void
  }

  export class Parser {
    on<Name extends keyof Events>(name: Name, listener: Events[Name]): this
    write(xml: string): this
    /** Answers what was wrong with the document's end, if anything. */
    end(): Error | undefined
  }
}
