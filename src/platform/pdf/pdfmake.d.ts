/** Types for the parts of pdfmake used here. The published types are a separate package, for older versions. */
declare module 'pdfmake' {
  export interface Style {
    readonly fontSize?: number;
    readonly bold?: boolean;
    readonly color?: string;
    readonly lineHeight?: number;
    readonly alignment?: 'left' | 'right';
    /** left, top, right, bottom, in points */
    readonly margin?: readonly [number, number, number, number];
  }

  type Node = Style & { readonly style?: string } & (
      | { readonly text: string }
      | { readonly stack: readonly Content[]; readonly unbreakable?: boolean }
      | { readonly ul: readonly string[]; readonly markerColor?: string }
      | { readonly columns: readonly Content[] }
      | {
          readonly table: {
            readonly widths: readonly (number | string)[];
            readonly body: readonly (readonly Content[])[];
            readonly dontBreakRows?: boolean;
          };
          readonly layout?: TableLayout;
        }
    );

  export type Content = Node & { readonly width?: number | string };

  export interface TableLayout {
    hLineWidth?(row: number): number;
    vLineWidth?(column: number): number;
    hLineColor?(row: number): string;
    vLineColor?(column: number): string;
    paddingLeft?(column: number): number;
    paddingRight?(column: number): number;
    paddingTop?(row: number): number;
    paddingBottom?(row: number): number;
  }

  export interface Definition {
    readonly pageSize: 'A4';
    readonly pageMargins: readonly [number, number, number, number];
    readonly language: string;
    readonly info: { readonly title: string; readonly creator: string; readonly producer: string };
    readonly defaultStyle: Style & { readonly font: string };
    readonly styles: Readonly<Record<string, Style>>;
    readonly content: readonly Content[];
    header(page: number, pages: number): Content;
    footer(page: number, pages: number): Content;
  }

  type Fonts = Readonly<Record<string, Readonly<Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>>>;

  interface Pdfmake {
    setFonts(fonts: Fonts): void;
    /** whether it may fetch a URL */
    setUrlAccessPolicy(may: (url: string) => boolean): void;
    /** whether it may open a file */
    setLocalAccessPolicy(may: (path: string) => boolean): void;
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> };
  }

  const pdfmake: Pdfmake;
  export default pdfmake;
}

declare module 'pdfmake/fonts/Roboto.js' {
  const fonts: Readonly<Record<'Roboto', Readonly<Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>>>;
  export default fonts;
}
