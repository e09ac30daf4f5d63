import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes the package grizzled.raw from include/grizzled.h: constants, structures and functions for JNA.
 * {@code java Generate.java HEADER FOLDER} rewrites it; with {@code --check} behind, it only says what differs.
 */
public final class Generate {
    private static final String HEAD = "// Written by Generate.java from include/grizzled.h; do not edit it.\npackage grizzled.raw;\n\n";
    private static final Map<String, String> SIMPLE = Map.of(
            "int32_t", "int", "uint32_t", "int", "uint64_t", "long", "uint16_t", "short", "uint8_t", "byte");
    private static final Map<String, Integer> BYTES = Map.of("int", 4, "long", 8, "short", 2, "byte", 1);

    /** Constants whose first word is here go to a class of their own, so that none gets too long to read. */
    private static final Map<String, String> CLASSES = Map.of(
            "EVENT", "Events", "FLAG", "Events", "ORIGIN", "Events", "PAUSE", "Events", "MODIFIER", "Events",
            "SWITCH", "Events", "SECRET", "Events", "REASON", "Reasons", "RULE", "Reasons");

    private record Field(String type, String name, int length) {}

    private record Layout(int size, int alignment) {}

    private final String header;
    private final String bare;
    private final Map<String, String> files = new TreeMap<>();
    private final Map<String, Layout> layouts = new HashMap<>();

    private Generate(String header) {
        this.header = header;
        this.bare = header.replaceAll("(?s)/\\*.*?\\*/", "");
    }

    public static void main(String[] given) throws IOException {
        var generate = new Generate(Files.readString(Path.of(given[0])).replace("\r\n", "\n"));
        generate.constants();
        generate.structures();
        generate.functions();
        boolean check = Arrays.asList(given).contains("--check");
        if (!generate.write(Path.of(given[1]), check)) {
            System.err.println("include/grizzled.h says otherwise than the package grizzled.raw: run `examples/java/run generate`");
            System.exit(1);
        }
    }

    /** False when files differ that were only to be checked. */
    private boolean write(Path folder, boolean check) throws IOException {
        boolean same = true;
        for (var file : files.entrySet()) {
            Path path = folder.resolve(file.getKey() + ".java");
            byte[] text = file.getValue().getBytes(StandardCharsets.UTF_8);
            if (Files.exists(path) && Arrays.equals(Files.readAllBytes(path), text)) {
                continue;
            }
            same = false;
            if (!check) {
                Files.write(path, text);
            }
        }
        return same || !check;
    }

    private static List<MatchResult> all(String pattern, String text) {
        return Pattern.compile(pattern, Pattern.MULTILINE | Pattern.DOTALL).matcher(text).results().collect(Collectors.toList());
    }

    private void constants() {
        Map<String, List<String>> lines = new TreeMap<>();
        Map<String, String> last = new HashMap<>();
        String section = "";
        int found = 0;
        for (var match : all("^/\\* ([^\\n]*?) \\*/$|^#define GRZ_(\\w+) \\(?(-?\\d+)u?\\)?$", header)) {
            if (match.group(2) == null) {
                section = match.group(1);
                continue;
            }
            found++;
            String place = CLASSES.getOrDefault(match.group(2).split("_")[0], "Constants");
            List<String> text = lines.computeIfAbsent(place, name -> new ArrayList<>());
            if (!section.equals(last.put(place, section)) && !section.isEmpty()) {
                text.add("    // " + section.replace("GRZ_", "").replace("grz_", ""));
            }
            // What is unsigned in C has the same bits in Java: ANY_SEQUENCE is -1.
            text.add("    public static final int " + match.group(2) + " = " + (int) Long.parseLong(match.group(3)) + ";");
        }
        demand(found == all("^#define GRZ_\\w+ [^\"]", header).size(), "a constant was not understood");
        lines.forEach((name, text) -> files.put(name, HEAD + "/** Numbers of the header, without GRZ_. */\npublic final class " + name
                + " {\n    private " + name + "() {}\n\n" + String.join("\n", text) + "\n}\n"));
    }

    private void structures() {
        List<String> sizes = new ArrayList<>();
        for (var match : all("typedef struct grz_(\\w+) \\{(.*?)\\}", bare)) {
            String name = camel(match.group(1));
            List<Field> fields = new ArrayList<>();
            for (String line : match.group(2).strip().split("\\s*;\\s*")) {
                var field = all("^(?:struct )?(\\w+) (\\w+)(?:\\[(\\d+)\\])?$", line);
                demand(field.size() == 1, "a field was not understood: " + line);
                var part = field.get(0);
                fields.add(new Field(type(part.group(1)), part.group(2), part.group(3) == null ? 0 : Integer.parseInt(part.group(3))));
            }
            Layout layout = layout(fields);
            layouts.put(name, layout);
            sizes.add("            Map.entry(" + name + ".class, " + layout.size() + ")");
            files.put(name, structure(name, fields));
        }
        files.put("Sizes", HEAD + "import com.sun.jna.Structure;\nimport java.util.Map;\n\n"
                + "/** The size of each structure in C, by the rules of C: to be compared with what JNA makes of it. */\n"
                + "public final class Sizes {\n    private Sizes() {}\n\n"
                + "    public static final Map<Class<? extends Structure>, Integer> IN_C = Map.ofEntries(\n"
                + String.join(",\n", sizes) + ");\n}\n");
    }

    private Layout layout(List<Field> fields) {
        int offset = 0;
        int alignment = 1;
        for (Field field : fields) {
            Integer simple = BYTES.get(field.type());
            Layout one = simple == null ? layouts.get(field.type()) : new Layout(simple, simple);
            offset += padding(offset, one.alignment()) + one.size() * Math.max(field.length(), 1);
            alignment = Math.max(alignment, one.alignment());
        }
        return new Layout(offset + padding(offset, alignment), alignment);
    }

    private static int padding(int offset, int alignment) {
        return (alignment - offset % alignment) % alignment;
    }

    private static String structure(String name, List<Field> fields) {
        boolean handle = fields.size() == 1 && fields.get(0).name().equals("id");
        boolean sized = fields.get(0).name().equals("struct_size");
        var text = new StringBuilder(HEAD + (handle ? "" : "import com.sun.jna.Pointer;\n"));
        text.append("import com.sun.jna.Structure;\nimport com.sun.jna.Structure.FieldOrder;\n\n");
        var order = fields.stream().map(field -> '"' + field.name() + '"').collect(Collectors.toList());
        text.append("@FieldOrder({").append(wrapped(order, "    ")).append("})\n");
        text.append("public class ").append(name).append(" extends Structure {\n");
        for (Field field : fields) {
            text.append("    public ").append(field.type());
            text.append(field.length() == 0 ? " " + field.name() : "[] " + field.name() + " = new " + field.type() + "[");
            text.append(field.length() == 0 ? ";\n" : field.length() + "];\n");
        }
        text.append("\n    public ").append(name).append("() {").append(sized ? "\n        struct_size = size();\n    }\n" : "}\n");
        if (!handle) {
            text.append("\n    public ").append(name).append("(Pointer memory) {\n        super(memory);\n        read();\n    }\n");
        }
        if (handle) {
            text.append("\n    /** As the functions take it. */\n    public static class ByValue extends ").append(name);
            text.append(" implements Structure.ByValue {\n        public ByValue() {}\n\n        public ByValue(").append(name);
            text.append(" other) {\n            id = other.id;\n        }\n    }\n");
        }
        return text.append("}\n").toString();
    }

    /** Names in lines that are not too long. */
    private static String wrapped(List<String> names, String indent) {
        var text = new StringBuilder();
        int length = 0;
        for (String name : names) {
            boolean first = text.length() == 0;
            length += name.length() + 2;
            if (length > 100) {
                text.append(first ? "" : ",\n" + indent);
                length = name.length();
            } else {
                text.append(first ? "" : ", ");
            }
            text.append(name);
        }
        return text.toString();
    }

    private void functions() {
        var text = new StringBuilder(HEAD + "import com.sun.jna.Library;\nimport com.sun.jna.Pointer;\n"
                + "import com.sun.jna.ptr.IntByReference;\nimport com.sun.jna.ptr.LongByReference;\n\n"
                + "/** Every function of the header. What each wants and answers stands there. */\n"
                + "public interface Grz extends Library {\n");
        for (var match : all("^(\\w[\\w ]*?[ *]+)(grz_\\w+)\\(([^)]*)\\);", bare)) {
            List<String> taken = new ArrayList<>();
            for (String one : match.group(3).equals("void") ? new String[0] : match.group(3).split(",\\s*")) {
                taken.add(argument(one));
            }
            String answer = match.group(1).strip().equals("const char *") ? "String" : SIMPLE.get(match.group(1).strip());
            text.append("    ").append(answer).append(' ').append(match.group(2));
            text.append('(').append(wrapped(taken, "            ")).append(");\n\n");
        }
        text.setLength(text.length() - 1);
        files.put("Grz", text.append("}\n").toString());
    }

    private String argument(String declared) {
        var match = all("^(const )?(\\w+) (\\*?)(\\w+)$", declared).get(0);
        String type = type(match.group(2));
        String name = match.group(4);
        if (match.group(3).isEmpty()) {
            return (layouts.containsKey(type) ? type + ".ByValue " : type + " ") + name;
        }
        return switch (match.group(2)) {
            case "char", "uint8_t" -> "byte[] " + name;
            // One number, or an array that the library reads or writes.
            case "uint32_t" -> (match.group(1) == null ? "IntByReference " : "Pointer ") + name;
            case "uint64_t" -> (name.equals("hash") ? "LongByReference " : "Pointer ") + name;
            default -> arrays(name) ? "Pointer " + name : type + " " + name;
        };
    }

    /** Arrays of structures are memory of the caller's. */
    private static boolean arrays(String name) {
        return List.of("commands", "events", "choices", "settings", "rows").contains(name);
    }

    private String type(String name) {
        return name.equals("char") ? "byte" : SIMPLE.containsKey(name) ? SIMPLE.get(name) : camel(name.substring("grz_".length()));
    }

    private static String camel(String name) {
        return "Grz" + Arrays.stream(name.split("_")).map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
    }

    private static void demand(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalStateException(otherwise);
        }
    }
}
