/** Version of the words on the wire; host and guest must speak the same one. */
export const PROTOCOL_VERSION = 1;
