/** The same tree with any text at its leaves: the shape of a second language. */
export type SameShape<Tree> = {
  [Key in keyof Tree]: Tree[Key] extends string ? string : SameShape<Tree[Key]>;
};

/** Dotted path of every text in a tree: `menu.people`. */
export type TextPath<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${TextPath<Tree[Key]>}`;
}[keyof Tree & string];
